import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { css } from './css-modules.ts'

/** The app as the server draws it: one file for Node beside what browsers get. */
export default defineConfig({
  plugins: [react()],
  css,
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/first-view/entry.tsx',
    outDir: 'dist-server',
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'first-view.js', codeSplitting: false } },
  },
})
