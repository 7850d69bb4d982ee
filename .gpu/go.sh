nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
W=.gpu/warpbook; chmod +x $W
for round in 1 2 3; do for v in 195 198 new; do
 $W bench --json --device cuda --ptx .gpu/$v.ptx segmented pitched attention array_scan --repeat 20 > $OUT/$v.$round.json 2>$OUT/$v.$round.err || tail -3 $OUT/$v.$round.err
done; done
python3 - <<'P'
import json,os,statistics as st
o=os.environ['OUT']; d={}
for v in ('195','198','new'):
    for r in (1,2,3):
        for l in open(f'{o}/{v}.{r}.json'):
            j=json.loads(l); d.setdefault((j['algorithm'],j['variant']),{}).setdefault(v,[]).append(j['ms'])
print('%-42s %9s %9s %9s %6s %6s'%('variant','1.95','1.98','new','198/95','new/95'))
for k,x in d.items():
    m={v:st.median(x[v]) for v in x}
    print('%-42s %9.4f %9.4f %9.4f %6.3f %6.3f'%('/'.join(k),m['195'],m['198'],m['new'],m['198']/m['195'],m['new']/m['195']))
P
