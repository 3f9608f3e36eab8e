import { createHash } from 'node:crypto'
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
const permissions = [...used.map(name => `${name}=(self)`), ...unused.map(name => `${name}=()`)].join()

/** How a policy names a style element that it allows, by its text (CSP Level 3, 2.3.1). */
const styleSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
// A style element that scripts fill rule by rule, as react-admin's do, begins empty.
const emptyStyle = styleSource('')

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
        styleSrc: ["'self'", emptyStyle],
        imgSrc: ["'self'", 'data:', 'blob:', APP_URL],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    // Of browsers that are older than all of ours (`browsers.ts`): these go by the policy's `frame-ancestors`, and look up no
    // name that a page behind HTTPS links to.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    strictTransportSecurity: secure,
    crossOriginResourcePolicy: { policy: 'cross-origin' }, // pictures are shown by the wrapped app too
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  })
}

/** Every page of ours answers with these headers; its many small files travel light. */
export const guardPage = (reply: FastifyReply, change = (policy: string) => policy) => {
  reply.removeHeader('content-security-policy') // that of what is no page
  void reply.helmet()
  const policy = String(reply.getHeader('content-security-policy'))
  return reply.header('content-security-policy', change(policy)).header('permissions-policy', permissions)
}

/**
 * The same for the app, whose styles may stand in the page: Ionic writes those of its components as text into style
 * elements, and the first view comes with its own. Scripts never come from a page.
 */
export const guardApp = (reply: FastifyReply) =>
  guardPage(reply, policy => policy.replace(emptyStyle, "'unsafe-inline'"))

/** The same for a page that has this style in it. */
export const guardStyledPage = (reply: FastifyReply, style: string) =>
  guardPage(reply, policy => policy.replace(emptyStyle, styleSource(style)))

/** The same for the Verwaltung, which also shows PDFs that it has loaded (receipts) within its page. */
export const guardOffice = (reply: FastifyReply) => guardPage(reply, policy => `${policy};frame-src blob:`)
