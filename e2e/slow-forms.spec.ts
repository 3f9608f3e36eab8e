import { mergeTests } from '@playwright/test'
import { test as doors } from './attendance.ts'
import { test as attended } from './attended.ts'
import {
  accountForms,
  exhibitorsForms,
  feedbackForm,
  messageForm,
  settlementForms,
  visitorsForms,
} from './forms.ts'
import { seesPage } from './house/front.ts'
import { test as networks } from './house/network.ts'
import { test as stands } from './orders.ts'
import { test as settlements } from './settled.ts'
import { type Form, keepsWhatIsTyped } from './typed.ts'

type Fixtures = {
  /** Fills and sends these forms, one after the other, as somebody or as a visitor. */
  allKeep: (forms: Form[], person?: { email: string }) => Promise<void>
}

const test = mergeTests(attended, doors, networks, stands, settlements).extend<Fixtures>({
  allKeep: async ({ page, network, signIn }, use) => {
    await page.clock.install()
    await use(async (forms, person) => {
      network.be('good')
      if (person) await signIn(person)
      for (const form of forms) await keepsWhatIsTyped(page, network, form)
    })
  },
})

const kept = 'what was typed stays when sending fails, however it fails, and is sent once the network is good'

test(`${kept}: on the way to an account`, async ({ page, given, allKeep }) => {
  test.slow()
  await allKeep(visitorsForms((await given.account()).email))
  await seesPage(page, 'Veranstaltungen')
})

test(`${kept}: in the account`, async ({ given, allKeep }) => {
  test.slow()
  await allKeep(accountForms(), await given.account())
})

test(`${kept}: of whoever was there or gives a workshop`, async ({ attended, held, settled, allKeep }) => {
  test.slow()
  const been = await attended()
  await allKeep([feedbackForm(been)], been.person)
  const door = await held({ people: 1 })
  await allKeep([messageForm(door.slot.id)], door.lecturer)
  const { person, settlementId } = await settled()
  await allKeep(settlementForms(settlementId), person)
})

test(`${kept}: of exhibitors`, async ({ stand, order, allKeep }) => {
  test.slow()
  const table = await stand()
  const { id } = await order(table.person, table.event, ['A4'])
  await allKeep(exhibitorsForms(table, id), table.person)
})
