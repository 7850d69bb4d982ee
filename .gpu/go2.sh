nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
W=.gpu/warpbook; chmod +x $W; mkdir -p /tmp/o
for v in 195 new new 195; do
 r=$(ls /tmp/o | grep -c "^$v\."); timeout 200 $W bench --json --device cuda --ptx .gpu/$v.ptx --repeat 5 --warm-up 1 > /tmp/o/$v.$r.json 2>/tmp/o/$v.err$r || tail -3 /tmp/o/$v.err$r
 [ $SECONDS -gt 380 ] && break
done
for v in att_a att_b att_c new; do timeout 60 $W bench --json --device cuda --ptx .gpu/$v.ptx attention_64 --variant naive --repeat 20 > /tmp/o/x$v.json 2>/dev/null; python3 -c "
import json
print('$v',[round(json.loads(l)['ms'],3) for l in open('/tmp/o/x$v.json')])"; done
python3 - <<'P'
import json,os,statistics as st,glob,math
d={};bad=0
for f in sorted(glob.glob('/tmp/o/*.json')):
    v=os.path.basename(f).split('.')[0]
    if v not in('195','new'): continue
    for l in open(f):
        try: j=json.loads(l)
        except Exception: continue
        if not j['ok']: bad+=1; print('BAD',v,j['algorithm'],j['variant'],j['messages'])
        if j['ms']: d.setdefault((j['algorithm'],j['variant']),{}).setdefault(v,[]).append(j['ms'])
rows=[]
for k,x in d.items():
    if len(x)==2: rows.append((min(x['new'])/min(x['195']),k,min(x['195']),min(x['new'])))
rows.sort()
print(len(rows),'variants, failures',bad,'geomean',math.exp(sum(math.log(r[0]) for r in rows)/len(rows)))
for r in rows[:12]+rows[-22:]: print('%.3f %-44s %.4f %.4f'%(r[0],'/'.join(r[1]),r[2],r[3]))
json.dump([[a,'/'.join(k),x,y] for a,k,x,y in rows],open(os.environ['OUT']+'/rows.json','w'))
P
