import * as adminApiKeys from '../admin/api-keys.ts'
import * as adminAssociation from '../admin/association.ts'
import * as adminAudit from '../admin/audit.ts'
import * as adminBackups from '../admin/backups.ts'
import * as adminCheck from '../admin/check.ts'
import * as adminDoctor from '../admin/doctor.ts'
import * as adminDonationTerms from '../admin/donation-terms.ts'
import * as adminAllotments from '../admin/events/allotments.ts'
import * as adminAttendances from '../admin/events/attendances.ts'
import * as adminBadges from '../admin/events/badges.ts'
import * as adminCallingOff from '../admin/events/calling-off.ts'
import * as adminDay from '../admin/events/day.ts'
import * as adminDisplays from '../admin/events/displays.ts'
import * as adminDrafts from '../admin/events/drafts.ts'
import * as adminEntrance from '../admin/events/entrance.ts'
import * as adminEvents from '../admin/events/events.ts'
import * as adminFeedback from '../admin/events/feedback.ts'
import * as adminPlan from '../admin/events/plan.ts'
import * as adminPresence from '../admin/events/presence.ts'
import * as adminProgramme from '../admin/events/programme.ts'
import * as adminProgrammeImport from '../admin/events/programme-import.ts'
import * as adminQuestions from '../admin/events/questions.ts'
import * as adminRegistrations from '../admin/events/registrations.ts'
import * as adminRooms from '../admin/events/rooms.ts'
import * as adminExport from '../admin/export.ts'
import * as adminFourEyes from '../admin/four-eyes.ts'
import * as adminIntakes from '../admin/intakes.ts'
import * as adminLegalTexts from '../admin/legal-texts.ts'
import * as adminCircularAttachments from '../admin/mails/circular-attachments.ts'
import * as adminCirculars from '../admin/mails/circulars.ts'
import * as adminMailTexts from '../admin/mails/mail-texts.ts'
import * as adminMails from '../admin/mails/mails.ts'
import * as adminMany from '../admin/many.ts'
import { moneyAreas } from '../admin/money/all.ts'
import * as adminDoubles from '../admin/people/doubles.ts'
import * as adminExhibitors from '../admin/people/exhibitors.ts'
import * as adminLecturerTaxes from '../admin/people/lecturer-taxes.ts'
import * as adminLecturers from '../admin/people/lecturers.ts'
import * as adminLogins from '../admin/people/logins.ts'
import * as adminMembers from '../admin/people/members.ts'
import * as adminPeople from '../admin/people/people.ts'
import * as adminSupport from '../admin/people/support.ts'
import * as adminReports from '../admin/reports.ts'
import * as adminRetention from '../admin/retention.ts'
import * as adminSchooltypes from '../admin/schooltypes.ts'
import * as adminSearch from '../admin/search.ts'
import * as adminTodo from '../admin/todo.ts'
import * as adminViews from '../admin/views.ts'
import * as adminWebhooks from '../admin/webhooks.ts'
import * as association from '../association.ts'
import * as attendance from '../events/attendance.ts'
import * as calendar from '../events/calendar.ts'
import * as confirmations from '../events/confirmations.ts'
import * as displays from '../events/displays.ts'
import * as eventSubscriptions from '../events/event-subscriptions.ts'
import * as events from '../events/events.ts'
import * as feedback from '../events/feedback.ts'
import * as materials from '../events/materials.ts'
import * as ownParticipations from '../events/own-participations.ts'
import * as participations from '../events/participations.ts'
import * as questions from '../events/questions.ts'
import * as schedules from '../events/schedules.ts'
import * as timeslots from '../events/timeslots.ts'
import * as workshops from '../events/workshops.ts'
import * as exhibitorEntries from '../exhibitions/exhibitor-entries.ts'
import * as exhibitors from '../exhibitions/exhibitors.ts'
import * as orderLetters from '../exhibitions/letters.ts'
import * as orders from '../exhibitions/orders.ts'
import * as faults from '../faults.ts'
import * as lecturerAllowances from '../lecturers/allowances.ts'
import * as lecturerData from '../lecturers/lecturer-data.ts'
import * as lecturerInvitations from '../lecturers/lecturer-invitations.ts'
import * as lecturerTimeslots from '../lecturers/lecturer-timeslots.ts'
import * as lecturers from '../lecturers/lecturers.ts'
import * as receipts from '../lecturers/receipts.ts'
import * as settlements from '../lecturers/settlements.ts'
import * as legalTexts from '../legal-texts.ts'
import * as account from '../people/account.ts'
import * as credentials from '../people/credentials.ts'
import * as login from '../people/login.ts'
import * as notifications from '../people/notifications.ts'
import * as passes from '../people/passes.ts'
import * as passkeys from '../people/passkeys.ts'
import * as portal from '../people/portal.ts'
import * as privacy from '../people/privacy.ts'
import * as proof from '../people/proof.ts'
import * as secondFactor from '../people/second-factor.ts'
import * as sessions from '../people/sessions.ts'
import * as signup from '../people/signup.ts'
import * as users from '../people/users.ts'
import * as schooltypes from '../schooltypes.ts'
import * as support from '../support.ts'
import type { Endpoint } from './endpoint.ts'
import * as live from './live.ts'
import * as root from './root.ts'

const areas = [
  root,
  association,
  legalTexts,
  adminAllotments,
  adminApiKeys,
  adminAssociation,
  adminFourEyes,
  account,
  login,
  users,
  signup,
  credentials,
  secondFactor,
  portal,
  passkeys,
  proof,
  sessions,
  notifications,
  privacy,
  eventSubscriptions,
  events,
  displays,
  adminDisplays,
  adminDonationTerms,
  adminDrafts,
  adminEntrance,
  adminEvents,
  adminProgramme,
  adminProgrammeImport,
  adminPlan,
  adminExhibitors,
  adminQuestions,
  adminRegistrations,
  adminReports,
  adminRetention,
  adminRooms,
  adminSearch,
  adminExport,
  adminIntakes,
  timeslots,
  live,
  participations,
  ownParticipations,
  feedback,
  confirmations,
  calendar,
  attendance,
  lecturerTimeslots,
  passes,
  workshops,
  materials,
  schooltypes,
  lecturers,
  lecturerData,
  lecturerInvitations,
  exhibitors,
  exhibitorEntries,
  orderLetters,
  orders,
  adminLecturers,
  adminLecturerTaxes,
  ...moneyAreas,
  lecturerAllowances,
  receipts,
  settlements,
  adminLogins,
  adminMails,
  adminMailTexts,
  adminLegalTexts,
  adminMany,
  adminMembers,
  adminPeople,
  adminCallingOff,
  adminCheck,
  adminCircularAttachments,
  adminCirculars,
  adminDay,
  adminDoctor,
  adminDoubles,
  adminSchooltypes,
  adminTodo,
  adminViews,
  adminWebhooks,
  support,
  adminSupport,
  faults,
  adminAttendances,
  adminAudit,
  adminBackups,
  adminBadges,
  adminPresence,
  adminFeedback,
  questions,
  schedules,
]

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'config' in value

export const allEndpoints = areas.flatMap(area => Object.values(area).filter(isEndpoint))
