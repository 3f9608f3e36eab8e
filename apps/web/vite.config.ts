import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { VitePWA } from 'vite-plugin-pwa'
import { target } from '../../browsers.ts'
import { acyclic } from './acyclic.ts'
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
 * What the first visit needs, in few files, as each costs its head: each is run by itself, so that no tap has to wait for
 * all of them (`turns.ts`).
 */
const firstParts = {
  contract: /packages\/(contract|client)\/|web\/src\/react\./, // React before all that uses it
  libraries: /node_modules\/|vite\/preload-helper|rolldown\/runtime/,
}

/** The files in these places, without what their names end with. */
const files = (...places: string[]) => new RegExp(`/(${places.join('|')})\\.`)

/**
 * What has a file to itself, whatever it is part of: the menu comes after the first view, and whether a tab is busy matters
 * before there is any form.
 */
const alone = {
  busy: files('shared/busyTabs'),
  menu: files('web/src/menu/(MenuContent|entries|logout|useMenuSession)', 'ui/src/Logo'),
}

// Parts of many screens, which would else be many small files: their names alone stand in the first one. What people come
// to first, the programme and the pages of one thing, stands before all others, so that it brings no more than it uses.
const parts = {
  programme: files(
    'contract/src/participations',
    'areas/workshops/(schedule.rules|alternatives.rules|sessionBooking)',
    'areas/participations/(booking|booking.rules|participations.texts|pending.rules|useBookings)',
    'shared/(favourites|remembered|useLatest)',
    'ui/rows/(SessionRow|session-row|MetaLine|meta-line)',
    'ui/states/(PlacesPill|places-pill)',
  ),
  filters: files('ui/rows/(TimeHeading|time-heading)', 'ui/fields/(FilterChip|filter-chip|Segment|segment)'),
  records: files(
    'contract/src/marked-text',
    'ui/src/MarkedText',
    'shared/(workshop|OnDemand|codeFor|overlays/confirm|page/RecordScreen|files/share)',
    'ui/rows/(Prose|prose)',
    'mutationObserver|useMutation',
  ),
  lecturers: files(
    'contract/src/lecturers',
    'client/src/offer-file',
    'ui/src/(Avatar|avatar|initials)',
    'areas/lecturers/(lecturers.api|lecturers.rules)',
    'ui/rows/(PersonRow|person-row)',
  ),
  exhibitors: files(
    'contract/src/exhibitors',
    'ui/src/map',
    'areas/exhibitors/exhibitors.api',
    'ui/rows/(KeyValue|key-value)',
    'ui/signs/(LogoTile|logo-tile)',
    'ui/buttons/(ExternalLink|external-link)',
  ),
  zod: /node_modules\/zod\//, // comes with the first form
  sheets: /src\/shared\/(overlays\/FormSheet|ui\/overlays\/(sheet|SheetHead|Sheet|TitledSheet)\.)/,
  forms:
    /src\/shared\/(ui\/fields\/(Field|CheckField|SelectField|TextAreaField|FormFoot|FormGrid|FilePicker)\.|files\/useUpload|draft|draftValues|formFailures|forms|once|busyTabs|countries)\./,
  contract:
    /packages\/contract\/src\/(sessions|users|body|bidi|raw-text|text|moments|materials|email|passes|legal-texts)\./,
  mailed: /areas\/account\/(EmailField|SendAgain|State|start|mails\.texts|mailedTo)\./,
  ui: /packages\/ui\/src\/(?![Ll]ogo)|src\/shared\/(page\/(NeedsNetwork|needs-network|NoAccess)|files\/(?!useUpload)|fileCalls|ui\/(?!fields\/(Field|CheckField|SelectField|TextAreaField|FormFoot|FormGrid|FilePicker|NewPassword|PasswordStr|password-)))/,
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
    acyclic(),
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
          groups: [
            ...Object.entries(alone).map(([name, test]) => ({ name, test })),
            ...Object.entries(firstParts).map(([name, test]) => ({ name, test, tags: ['$initial'] })),
            { name: 'first', test: /^(?!.*\/start\.ts$)/, tags: ['$initial'] },
            ...Object.entries(parts).map(([name, test]) => ({ name, test })),
          ],
          includeDependenciesRecursively: false,
        },
      },
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: [
          // Ionic does not tell bundlers that its components are free of side effects.
          { test: /node_modules\/@ionic\/core\/components\//, sideEffects: false },
          { test: files('ui/src/names'), sideEffects: true }, // stays where `common.ts` wants it, though unused there
        ],
      },
    },
  },
  server: { proxy },
  preview: { proxy },
})
