import { test } from './house/site.ts'
import { invoicesArePaid, lecturerIsPaid, nothingIsLeft } from './whole-event/after.ts'
import { everybodyBooks, everybodyIsReminded, mailIsInterrupted } from './whole-event/before.ts'
import { everybodyComesIn, roomChanges, takingPartIsConfirmed } from './whole-event/day.ts'
import { prepare } from './whole-event/prepare.ts'

// The server is killed and set up anew while devices are open.
test.use({ expectedErrors: /net::ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING)/ })

const steps = [
  everybodyBooks,
  mailIsInterrupted,
  everybodyIsReminded,
  everybodyComesIn,
  roomChanges,
  takingPartIsConfirmed,
  lecturerIsPaid,
  invoicesArePaid,
  nothingIsLeft,
]

test('a whole event, from the registrations of many to the last payment, leaves nothing to be mended', {
  tag: '@first',
}, async ({ site, given, callAs, device }) => {
  test.setTimeout(300_000)
  const prepared = await prepare({ site, given, callAs, device })
  for (const step of steps) await test.step(step.name, () => step(prepared))
})
