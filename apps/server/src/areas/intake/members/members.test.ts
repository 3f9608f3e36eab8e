import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { mailboxOf } from '../../../../test/servers/mailbox.ts'
import { startWork } from '../../../jobs.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { mails } from '../../mail/mail.tables.ts'
import { schooltypes } from '../../schooltypes/schooltypes.tables.ts'
import { intakesIn } from '../intake.fixture.ts'

const testApp = await buildTestApp()
const { app, deps, given, sentMails } = testApp
const { db } = deps
await startWork(deps)
const { applied, uploaded, problemsOf } = intakesIn(testApp, await given.staff())
await db.insert(schooltypes).values({ name: 'Grundschule' })
const upload = (...rows: string[]) => ({
  kind: 'members' as const,
  file: ['Mitgliedsnummer;E-Mail;Vorname;Nachname;Schulart', ...rows].join('\n'),
})
const accountOf = async (email: string) => {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
  return account
}

test('members get an account without any mail, and their own password with a link to their address', async () => {
  const email = 'miriam@schule.example'
  const { counts, consequences } = await applied(upload(`01067;${email};Miriam;Baumgärtner;grundschule`))
  expect(counts).toMatchObject({ new: 1 })
  expect(consequences).toEqual(['Neu: 1 Konto.', expect.stringContaining('Niemand bekommt eine E-Mail.')])
  expect(await accountOf(email)).toMatchObject({
    customerNumber: '01067',
    state: 'active',
    isStaff: false,
    schooltypeId: 1,
  })
  expect(await db.$count(mails)).toBe(0)
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  expect((await post('/api/auth/jwt/create/', { email, password: '01067' })).statusCode).toBe(401)
  await post('/api/auth/users/reset_password/', { email })
  const mail = await mailboxOf(sentMails).latest(email)
  expect(mail.text).toContain('/password-reset-confirm?uid=')
})

test('known members are found by their number or address, and keep their address and what is not said', async () => {
  const numbered = await given.account({ customerNumber: 'M-1', firstName: 'Anna', lastName: 'Alt' })
  const unnumbered = await given.account({ firstName: 'Berta' })
  const file = upload('M-1;;Anna;Neu;', `M-2;${unnumbered.email.toUpperCase()};;;`)
  expect((await applied(file)).counts).toMatchObject({ new: 0, changed: 2 })
  expect(await accountOf(numbered.email)).toMatchObject({ lastName: 'Neu', firstName: 'Anna' })
  expect(await accountOf(unnumbered.email)).toMatchObject({ customerNumber: 'M-2', firstName: 'Berta' })
  expect((await applied(file)).counts).toMatchObject({ unchanged: 2 })
})

test('numbers and addresses that do not belong together are told, and nobody gets another address', async () => {
  const { email } = await given.account({ customerNumber: 'M-7' })
  const other = await given.account({ customerNumber: 'M-8' })
  const intake = await uploaded(
    upload(
      'M-7;neu@schule.example;A;B;',
      `M-9;${email};A;B;`,
      `M-7;${other.email};A;B;`,
      'M-10;keine Adresse;A;;Hochschule',
      'M-11;c@schule.example;A;B;',
      'M-12;C@schule.example;A;B;',
      'M-11;d@schule.example;A;B;',
    ),
  )
  expect(await problemsOf(intake)).toEqual([
    `2 email: Zur Nummer „M-7“ gehört eine andere Adresse. Adressen ändern nur die Personen selbst. [${email}]`,
    '3 number: Zu dieser Adresse gehört schon die Nummer „M-7“. [M-7]',
    '3 email: Das steht schon in Zeile 2. []',
    '4 number: Zu dieser Adresse gehört schon die Nummer „M-8“. [M-8]',
    '5 email: „keine Adresse“ ist keine E-Mail-Adresse. []',
    '5 schooltype: Die Schulart „Hochschule“ gibt es nicht. []',
    '5 lastName: Der Nachname fehlt. []',
    '7 email: Das steht schon in Zeile 6. []',
    '8 number: Diese Nummer steht schon in Zeile 6. []',
  ])
})
