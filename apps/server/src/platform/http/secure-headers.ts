import helmet from '@fastify/helmet'
import type { FastifyReply } from 'fastify'
import type { App } from './fastify.ts'

/** What a page of ours asks the browser for; web-share too, which is a page's own anyway and unknown to some. */
const used = [
  'autoplay', // what the scanner's camera sees
  'camera', // the scanner
  'clipboard-write', // links and addresses to copy
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock', // the pass at the door, the Anzeige
]
/** Whatever else browsers could give away, under the names that they know. */
const unused = [
  'accelerometer',
  'browsing-topics',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
const permissions = [...used.map(name => `${name}=(self)`), ...unused.map(name => `${name}=()`)].join(', ')

/** What `guardPage` needs: the headers that keep a page to itself, no foreign scripts, frames or senders. */
export const secureHeaders = (app: App, { APP_URL }: { APP_URL: string }) => {
  const secure = APP_URL.startsWith('https:')
  return app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Reading codes where the browser cannot is WebAssembly of ours; scripts made of text stay forbidden.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        // Ionic's components and react-admin set styles at run time; scripts never come from a page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', APP_URL],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure,
    crossOriginResourcePolicy: { policy: 'cross-origin' }, // pictures are shown by the wrapped app too
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  })
}

/** Every page of ours answers with these headers; its many small files travel light. */
export const guardPage = (reply: FastifyReply) => {
  void reply.helmet()
  return reply.header('permissions-policy', permissions)
}

/** The same for the Verwaltung, which also shows PDFs that it has loaded (receipts) within its page. */
export const guardOffice = (reply: FastifyReply) => {
  const policy = guardPage(reply).getHeader('content-security-policy')
  return reply.header('content-security-policy', `${String(policy)};frame-src blob:`)
}
