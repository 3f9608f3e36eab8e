import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { target } from '../../browsers.ts'

const server = 'http://localhost:3000'
const proxy = { '/api': server, '/files': server, '/colours.css': server }

export default defineConfig({
  base: '/verwaltung/',
  plugins: [
    react(),
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(html|js|css|svg)$/ }),
  ],
  // The office opens it once a day on a desktop, so one bundle with all of react-admin is no burden.
  build: { target, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1500 },
  server: { proxy },
  preview: { proxy },
})
