import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { VitePWA } from 'vite-plugin-pwa'
import { licences } from './licences/plugin.ts'

const proxy = { '/api': 'http://localhost:3000' }

/** The worker caches the app itself and leaves these paths to the server. */
const notTheApp = /^\/(api|verwaltung|healthz|readyz|files|calendar|og|sitemap\.xml|robots\.txt)/

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
  theme_color: '#1E5945',
  background_color: '#FAF9F5',
  icons: [
    { src: '/favicon.svg', sizes: '16x16', type: 'image/svg+xml' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const

// Parts of many screens, which would else be many small files: their names alone stand in the first one.
const parts = {
  sheets: /src\/shared\/(FormSheet|ui\/(sheet|SheetHead|Sheet|TitledSheet)\.)/,
  forms: /src\/shared\/(draft|draftValues|formFailures|forms|once|unsaved)\./,
  contract:
    /packages\/contract\/src\/(participations|timeslots|workshops|sessions|users|text|moments|materials|email|passes|exhibitors)\./,
  mailed: /areas\/account\/(EmailField|SendAgain|State|drawings|mails\.texts|mailedTo)\./,
  ui: /src\/shared\/(NeedsNetwork|needs-network|PaperButton|fileCalls|offerFile|materialFile|share|ui\/(?!NewPassword|PasswordStr|password-))/,
}

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
        navigateFallbackDenylist: [notTheApp],
      },
    }),
    licences(),
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      include: /\.(html|js|css|svg|wasm|json|webmanifest)$/,
    }),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700, // kB before compression; .size-limit.js watches what goes over the wire
    rolldownOptions: {
      // One file for what the first visit needs: each further one costs its head and a round trip.
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js', // a hash in a list of names is not to be compressed
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            ...Object.entries(parts).map(([name, test]) => ({ name, test })),
          ],
          includeDependenciesRecursively: false,
        },
      },
      // Ionic does not tell bundlers that its components and their wrappers are free of side effects; without
      // this, all of them land in the entry. The first two lines alone save 13 kB brotli.
      treeshake: {
        propertyReadSideEffects: false,
        manualPureFunctions: ['createForwardRef', 'createReactComponent'],
        moduleSideEffects: [{ test: /node_modules\/@ionic\/core\/components\//, sideEffects: false }],
      },
    },
  },
  server: { proxy },
  preview: { proxy },
})
