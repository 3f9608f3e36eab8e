import { speakGerman } from '@tafelrunde/contract/values/german'
import { accountRoutes } from './areas/accounts/accounts.routes.ts'
import { unsubscribeRoutes } from './areas/accounts/unsubscribe.routes.ts'
import { associationRoutes, colourRoutes } from './areas/association/association.routes.ts'
import { attendanceRoutes } from './areas/attendance/attendance.routes.ts'
import { auditRoutes } from './areas/audit/audit.routes.ts'
import { backupRoutes } from './areas/backups/backups.routes.ts'
import { calendarRoutes, feedRoutes } from './areas/calendar/calendar.routes.ts'
import { circularRoutes } from './areas/circulars/circulars.routes.ts'
import { confirmationRoutes } from './areas/confirmations/confirmations.routes.ts'
import { directoryRoutes } from './areas/directory/directory.routes.ts'
import { displayRoutes } from './areas/displays/displays.routes.ts'
import { doctorRoutes } from './areas/doctor/doctor.routes.ts'
import { gaugesOf } from './areas/doctor/metrics.service.ts'
import { draftRoutes } from './areas/drafts/drafts.routes.ts'
import { draftOf } from './areas/drafts/drafts.service.ts'
import { eventRoutes } from './areas/events/events.routes.ts'
import { exhibitionRoutes } from './areas/exhibitions/exhibitions.routes.ts'
import { faultRoutes } from './areas/faults/faults.routes.ts'
import { intakeRoutes } from './areas/intake/intake.routes.ts'
import { invoiceRoutes } from './areas/invoices/invoices.routes.ts'
import { keyRoutes } from './areas/keys/keys.routes.ts'
import { callerOfKey, isKey } from './areas/keys/keys.service.ts'
import { invitationRoutes } from './areas/lecturers/invitations.routes.ts'
import { lecturerRoutes } from './areas/lecturers/lecturers.routes.ts'
import { mailRoutes } from './areas/mail/mail.routes.ts'
import { officeRoutes } from './areas/office/office.routes.ts'
import { pageRoutes, robotRoutes } from './areas/pages/pages.routes.ts'
import { participationRoutes } from './areas/participations/participations.routes.ts'
import { passRoutes } from './areas/passes/passes.routes.ts'
import { paymentRoutes } from './areas/payments/payments.routes.ts'
import { planRoutes } from './areas/plan/plan.routes.ts'
import { privacyRoutes } from './areas/privacy/privacy.routes.ts'
import { programmeRoutes } from './areas/programme/programme.routes.ts'
import { retentionRoutes } from './areas/retention/retention.routes.ts'
import { schooltypeRoutes } from './areas/schooltypes/schooltypes.routes.ts'
import { sessionRoutes } from './areas/sessions/sessions.routes.ts'
import { authenticate } from './areas/sessions/tokens.service.ts'
import { settlementRoutes } from './areas/settlements/settlements.routes.ts'
import { readBuildFile } from './areas/storage/builds.service.ts'
import { storageRoutes } from './areas/storage/storage.routes.ts'
import { supportRoutes } from './areas/support/support.routes.ts'
import { timeslotRoutes } from './areas/timeslots/timeslots.routes.ts'
import { webhookRoutes } from './areas/webhooks/webhooks.routes.ts'
import { workshopRoutes } from './areas/workshops/workshops.routes.ts'
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
    associationRoutes(api, deps)
    sessionRoutes(api, deps)
    accountRoutes(api, deps)
    auditRoutes(api, deps)
    keyRoutes(api, deps)
    schooltypeRoutes(api, deps)
    eventRoutes(api, deps)
    draftRoutes(api, deps)
    workshopRoutes(api, deps)
    timeslotRoutes(api, deps)
    calendarRoutes(api, deps)
    participationRoutes(api, deps)
    lecturerRoutes(api, deps)
    invitationRoutes(api, deps)
    displayRoutes(api, deps)
    directoryRoutes(api, deps)
    exhibitionRoutes(api, deps)
    invoiceRoutes(api, deps)
    confirmationRoutes(api, deps)
    passRoutes(api, deps)
    attendanceRoutes(api, deps)
    settlementRoutes(api, deps)
    paymentRoutes(api, deps)
    mailRoutes(api, deps)
    circularRoutes(api, deps)
    supportRoutes(api, deps)
    faultRoutes(api, deps)
    webhookRoutes(api, deps)
    privacyRoutes(api, deps)
    programmeRoutes(api, deps)
    officeRoutes(api, deps)
    planRoutes(api, deps)
    intakeRoutes(api, deps)
    backupRoutes(api, deps)
    doctorRoutes(api, deps)
    retentionRoutes(api, deps)
    answerOtherMethods()
    api.all('/api/*', { config: { auth: 'anyone' }, schema: { hide: true } }, () => {
      throw new NotFound()
    })
  })

  app.addHook('onClose', () => deps.close())
  return app
}
