import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { accounts } from './accounts.tables.ts'
import { createSuperuserCommand } from './create-superuser.command.ts'

const { deps } = await buildTestApp()
const email = 'verwaltung@verband.example'

/** The exit code and what the terminal shows. */
const run = async (...args: string[]) => {
  const said: string[] = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(text => void said.push(text))
  return { code: await createSuperuserCommand.run(args, deps), said: said.join('\n') }
}
afterEach(() => {
  vi.restoreAllMocks()
})

test('the first account may do everything', async () => {
  const password = 'Kreide-und-Tafel-7'
  expect(await run('--email', email, '--password', password)).toEqual({
    code: 0,
    said: `Konto ${email} angelegt.`,
  })
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.email, email))
  expect(account).toMatchObject({ state: 'active', isStaff: true, isSuperuser: true })
  expect(await run('--email', email.toUpperCase(), '--password', password)).toMatchObject({ code: 1 })
})

test('its password is held to the rules for all', async () => {
  expect(await run('--email', 'neu@verband.example', '--password', '12345678')).toEqual({
    code: 1,
    said: 'Dieses Passwort ist zu üblich.\nDieses Passwort ist komplett numerisch. ',
  })
  expect(await run('--email', 'neu@verband.example', '--password', 'Tafelrunde-2026')).toEqual({
    code: 1,
    said: 'Das Passwort ist zu ähnlich zu „Tafelrunde“.',
  })
  expect(await run('--email', 'neu@verband.example')).toMatchObject({ code: 1 })
})
