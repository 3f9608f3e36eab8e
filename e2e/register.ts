import type { Page } from '@playwright/test'
import { newPassword } from './house/fixtures.ts'
import { field } from './screen.ts'

/** Nobody has it. */
export const newAddress = () => `${crypto.randomUUID()}@schule.example`

/** Fills the form of /register, which is shown. */
export const fillRegister = async (page: Page, email: string) => {
  await field(page, 'Vorname').fill('Friederike')
  await field(page, 'Nachname').fill('Möllenkamp')
  await field(page, 'E-Mail-Adresse').fill(email)
  await field(page, 'Schulart (freiwillig)').selectOption('Grundschule')
  await field(page, 'Mitgliedsnummer (freiwillig)').fill('204 817')
  await field(page, 'Passwort').fill(newPassword)
  await page.getByRole('checkbox', { name: /Teilnahmebedingungen/ }).check()
}
