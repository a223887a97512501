import { build } from 'vite';
import { gzipSync } from 'node:zlib';
const weigh = async (input: Record<string,string>) => {
  const out = await build({ configFile: false, logLevel: 'silent', root: '/work/main/web', oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { write: false, target: 'es2023', assetsInlineLimit: 0, modulePreload: false, rollupOptions: { input, preserveEntrySignatures: 'strict', external: [/^preact/, /shared\//] } } });
  for (const c of (Array.isArray(out) ? out : [out]).flatMap((o: any) => o.output)) { const t = c.type === 'chunk' ? c.code : c.source; console.log(c.fileName, Buffer.byteLength(t), gzipSync(t, {level:9}).length); }
};
const a = '/work/main/web/art/';
console.log('merchants alone (with frame, kit)'); await weigh({ m: a + 'merchants/Pieces.tsx' });
console.log('goa alone (with frame, kit)'); await weigh({ g: a + 'goa/Pieces.tsx' });
console.log('split'); await weigh({ m: a + 'merchants/Pieces.tsx', g: a + 'goa/Pieces.tsx', carrack: a + 'frame/Carrack.tsx', seat: a + 'frame/Seat.tsx' });
