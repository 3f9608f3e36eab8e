import helmet from '@fastify/helmet'
import type { FastifyReply } from 'fastify'
import type { App } from './fastify.ts'

/** `reply.helmet()` sets the headers that keep a page to itself: no foreign scripts, frames or senders. */
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
        baseUri: ["'self'"],
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

/** The same for the Verwaltung, which also shows PDFs that it has loaded (receipts) within its page. */
export const guardOffice = (reply: FastifyReply) => {
  void reply.helmet()
  const policy = reply.getHeader('content-security-policy')
  return reply.header('content-security-policy', `${String(policy)};frame-src blob:`)
}
