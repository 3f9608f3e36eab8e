import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { VitePWA } from 'vite-plugin-pwa'
import { target } from '../../browsers.ts'

const server = 'http://localhost:3000'
const proxy = { '/api': server, '/colours.css': server }

export default defineConfig({
  base: '/anzeige/',
  plugins: [
    react(),
    // A screen that is switched on without network shows what it showed last.
    VitePWA({
      strategies: 'generateSW',
      filename: 'worker.js',
      injectRegister: false,
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css}'],
        clientsClaim: true,
        skipWaiting: true, // all of it is one script and one style sheet, which an open page has already
        runtimeCaching: [
          {
            urlPattern: /\/colours\.css$/,
            handler: 'StaleWhileRevalidate',
            options: { cacheName: 'colours' }, // the app's, which has the same in it
          },
        ],
      },
    }),
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(html|js|css)$/ }),
  ],
  build: { target, modulePreload: { polyfill: false } },
  server: { proxy },
  preview: { proxy },
})
