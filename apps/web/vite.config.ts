import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { VitePWA } from 'vite-plugin-pwa'
import { target } from '../../browsers.ts'
import { compiledEarly } from './compiled-early.ts'
import { css } from './css-modules.ts'
import { licences } from './licences/plugin.ts'
import { isPage, pageFromDevice } from './page-from-device.ts'
import { inTurns } from './turns.ts'

const proxy = { '/api': 'http://localhost:3000', '/colours.css': 'http://localhost:3000' }

/**
 * From the device at once: colours.follow.ts puts them there and keeps them fresh. The page waits for a style sheet, so it
 * goes without where there is none yet and the network does not answer. Becomes a text of the worker, and so uses nothing
 * from here.
 */
const coloursFromDevice = async ({ request }: { request: Request }) => {
  const kept = await caches.match(request)
  if (kept) return kept
  const none = () => new Response('', { headers: { 'content-type': 'text/css' } })
  return fetch(request, { signal: AbortSignal.timeout(2000) }).catch(none)
}

const manifest = {
  id: '/',
  name: 'Tafelrunde',
  short_name: 'Tafelrunde',
  description: 'Veranstaltungen, Workshops und Referenten des Lehrerverbands',
  lang: 'de',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#FAF9F5', // as the page itself says, whatever the association's colour
  background_color: '#FAF9F5',
  icons: [
    { src: '/favicon.svg', sizes: '16x16', type: 'image/svg+xml' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const

/**
 * What the page begins with comes in two files, as each costs its head, and is run one after the other (`turns.ts`); all else as
 * Vite cuts it.
 */
const groups = [
  { name: 'libraries', test: /node_modules\/|vite\/preload-helper|rolldown\/runtime|web\/src\/react\./ },
  { name: 'first', test: /^(?!.*\/start\.ts$)/ },
].map(group => ({ ...group, tags: ['$initial' as const] }))

export default defineConfig({
  plugins: [
    react(),
    VitePWA({
      strategies: 'generateSW',
      filename: 'ngsw-worker.js', // spec 9
      registerType: 'prompt',
      injectRegister: false,
      manifest: { ...manifest, icons: [...manifest.icons] },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png}'],
        globIgnores: ['**/passwordGuess-*.js'], // 460 kB for whoever chooses a password; offline its length counts
        clientsClaim: true, // the first visit too is served by its worker at once
        navigateFallback: null,
        directoryIndex: '', // what is at the front door is a page like any other
        runtimeCaching: [
          { urlPattern: isPage, handler: pageFromDevice },
          { urlPattern: /\/colours\.css$/, handler: coloursFromDevice },
        ],
      },
    }),
    licences(),
    compiledEarly(),
    inTurns(),
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      include: /\.(html|js|css|svg|wasm|json|webmanifest)$/,
    }),
  ],
  resolve: { conditions: ['app', ...defaultClientConditions] }, // `#read` of the contract
  css,
  build: {
    target,
    manifest: true, // the server looks up what each of its first views needs
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700, // kB before compression; .size-limit.js watches what goes over the wire
    rolldownOptions: {
      // Such as what `#read` has not of zod's: else it would be missing only when it is used.
      onLog: (level, log, tell) => {
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
        tell(level, log)
      },
      output: {
        // A hash in a list of names is not to be compressed; of Ionic's parts the name is one as well.
        chunkFileNames: ({ name }) => `assets/${name.replace(/^p-.*/, 'p')}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups,
          includeDependenciesRecursively: false,
        },
      },
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: [
          // Ionic does not tell bundlers that its components are free of side effects.
          { test: /node_modules\/@ionic\/core\/components\//, sideEffects: false },
          { test: /ui\/src\/names\./, sideEffects: true }, // stays where `common.ts` wants it, though unused there
        ],
      },
    },
  },
  server: { proxy },
  preview: { proxy },
})
