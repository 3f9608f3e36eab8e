import { speakGerman } from '@tafelrunde/contract/values/german'
import { unsubscribeRoutes } from './areas/accounts/unsubscribe.routes.ts'
import { colourRoutes } from './areas/association/association.routes.ts'
import { feedRoutes } from './areas/calendar/calendar.routes.ts'
import { gaugesOf } from './areas/doctor/metrics.service.ts'
import { draftOf } from './areas/drafts/drafts.service.ts'
import { callerOfKey, isKey } from './areas/keys/keys.service.ts'
import { pageRoutes, robotRoutes } from './areas/pages/pages.routes.ts'
import { authenticate } from './areas/sessions/tokens.service.ts'
import { readBuildFile } from './areas/storage/builds.service.ts'
import { storageRoutes } from './areas/storage/storage.routes.ts'
import { areas } from './areas.ts'
import type { Deps } from './deps.ts'
import { readFirstViews } from './platform/first-view.ts'
import { describeAnswers } from './platform/http/api.ts'
import { readBodies } from './platform/http/bodies.ts'
import { publishDocs } from './platform/http/docs.ts'
import { answerError } from './platform/http/errors.ts'
import { guardAnswers } from './platform/http/every-answer.ts'
import { createFastify } from './platform/http/fastify.ts'
import { findBeforeBody } from './platform/http/find-first.ts'
import { checkFormats } from './platform/http/formats.ts'
import { healthRoutes } from './platform/http/health.ts'
import { repeatAnswers } from './platform/http/idempotency.ts'
import { takeTurns } from './platform/http/in-turn.ts'
import { logRequests } from './platform/http/log-requests.ts'
import { noteMethods } from './platform/http/methods.ts'
import { publishMetrics } from './platform/http/metrics.ts'
import { packAnswers } from './platform/http/packed.ts'
import { referenceRoutes } from './platform/http/reference.ts'
import { secureHeaders } from './platform/http/secure-headers.ts'
import { guardAccess } from './platform/http/session.ts'
import { readAppPage, serveFrontEnds } from './platform/http/static.ts'
import { NotFound } from './platform/refusals.ts'
import { version } from './platform/version.ts'

/** The whole app in plain sight; it does not listen yet, so that tests can call it directly. */
export const buildApp = async (deps: Deps) => {
  speakGerman()
  const app = createFastify(deps.log, deps.config.TRUST_PROXY)
  app.setErrorHandler(answerError)
  logRequests(app, deps.log)
  guardAnswers(app, deps.config)
  const { METRICS_PORT: port, METRICS_HOST: host, WORKER } = deps.config
  if (port !== undefined) await publishMetrics(app, { host, port: port + WORKER }, gaugesOf(deps))
  healthRoutes(app, deps)
  storageRoutes(app, deps)
  feedRoutes(app, deps)
  robotRoutes(app, deps)
  colourRoutes(app, deps)
  const page = await readAppPage()
  await app.register(async pages => {
    await secureHeaders(pages, deps.config)
    await serveFrontEnds(pages, path => readBuildFile(deps.db, path))
    if (page) pageRoutes(pages, deps, page, readFirstViews)
  })
  await app.register(async forms => {
    await secureHeaders(forms, deps.config)
    unsubscribeRoutes(forms, deps)
  })
  await app.register(async pages => {
    await secureHeaders(pages, deps.config)
    referenceRoutes(pages)
  })

  await app.register(async api => {
    await describeAnswers(api, deps)
    checkFormats(api)
    guardAccess(
      api,
      (token, address, begin) =>
        isKey(token) ? callerOfKey(deps, token, address) : authenticate(deps, token, begin),
      secret => draftOf(deps, secret),
    )
    await readBodies(api)
    findBeforeBody(api)
    takeTurns(api)
    repeatAnswers(api, deps)
    packAnswers(api)
    const answerOtherMethods = noteMethods(api)
    await publishDocs(api, 'Tafelrunde', version)
    for (const routes of Object.values(areas).flat()) routes(api, deps)
    answerOtherMethods()
    api.all('/api/*', { config: { auth: 'anyone' }, schema: { hide: true } }, () => {
      throw new NotFound()
    })
  })

  app.addHook('onClose', () => deps.close())
  return app
}
