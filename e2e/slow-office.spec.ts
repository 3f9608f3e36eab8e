import { password } from './house/fixtures.ts'
import { conditions, test } from './house/network.ts'
import { officeNowhere, officeScreens } from './screens/office.ts'
import { keepsWhatIsTyped } from './typed.ts'
import { office, walk } from './walk.ts'

for (const condition of conditions)
  test(`a network that is ${condition}: every screen of the Verwaltung says within ten seconds what is there or why not, and leads on`, {
    tag: '@desktop',
  }, async ({ page, network, idOf, given, signIn }) => {
    test.slow()
    await signIn(await given.account({ isStaff: true, isSuperuser: true }))
    await walk({ page, network, idOf, house: office }, condition, [officeNowhere, ...officeScreens])
  })

test('a login to the Verwaltung that fails in a bad network says so, keeps what was typed, and leads in once the network is good', {
  tag: '@desktop',
}, async ({ page, network, given }) => {
  const { email } = await given.account({ isStaff: true })
  await page.clock.install()
  await keepsWhatIsTyped(page, network, {
    path: '/verwaltung/login',
    typed: { 'E-Mail-Adresse': email, Passwort: password },
    send: 'Anmelden',
    sent: page => page.getByRole('heading', { level: 1, name: /^Guten/ }),
  })
})

test('what is typed into a form of the Verwaltung stays when saving fails, and is saved once the network is good', {
  tag: '@desktop',
}, async ({ page, network, given, signIn }) => {
  await signIn(await given.account({ isStaff: true }))
  await page.clock.install()
  await keepsWhatIsTyped(page, network, {
    path: '/verwaltung/events/create',
    typed: { 'Name *': 'Herbsttagung 2032', 'Beginn *': '2032-11-12T09:00', 'Ende *': '2032-11-12T17:00' },
    send: 'Als Entwurf anlegen',
    sent: page => page.getByRole('heading', { level: 1, name: 'Herbsttagung 2032' }),
  })
})
