import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The bridge serves the build at `/` under a strict CSP: no inline scripts, no data: fonts, no preload polyfill.
 * Libraries sit in chunks of their own, so that a new version of the app leaves them in the browser's cache.
 */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Our packages only declare; what a chunk does not use stays out of it.
      treeshake: { moduleSideEffects: (id) => !/[\\/]packages[\\/][^\\/]+[\\/]src[\\/]/.test(id) },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'vendor',
              test: /node_modules[\\/](@tanstack[\\/](react-query|query-core)|valibot)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
