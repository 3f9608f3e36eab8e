import type { App } from './fastify.ts'

/** An answer that somebody opens as a page shows nothing, runs nothing and stands in no frame. */
const noPage = "default-src 'none'; frame-ancestors 'none'"
/** Of a server that is reached by HTTPS: for a year nobody asks it otherwise. */
const httpsAlone = 'max-age=31536000; includeSubDomains'

/**
 * What every answer has, before anything else is known of it: it is what its type says, it is no page unless it says so
 * (`secure-headers.ts`), and where the app is reached by HTTPS, it is asked for by that alone. To be called before the
 * routes are registered.
 */
export const guardAnswers = (app: App, { APP_URL }: { APP_URL: string }) => {
  const isSecure = APP_URL.startsWith('https:')
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff').header('content-security-policy', noPage)
    if (isSecure) reply.header('strict-transport-security', httpsAlone)
    done()
  })
}
