import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oneFile } from './vite-one-file.ts';

/** The page of HTML exports: `viewer.html`, one file with everything inside, which needs no server and no network. */
export default defineConfig({
  plugins: [react(), tailwindcss(), oneFile()],
  publicDir: false,
  // what belongs to live servers only is left out
  define: { 'import.meta.env.VIEWER': 'true' },
  build: {
    assetsInlineLimit: Number.POSITIVE_INFINITY,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'viewer.html',
      treeshake: { moduleSideEffects: (id) => !/[\\/]packages[\\/][^\\/]+[\\/]src[\\/]/.test(id) },
      output: { codeSplitting: false },
    },
  },
});
