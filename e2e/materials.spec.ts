import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Door, expect, openDoor, test } from './attendance.ts'
import { hold } from './house/hold.ts'
import { dropLists } from './house/storage.ts'
import { button, field, heading } from './screen.ts'

const file = {
  name: 'Lesespiele.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 Lesespiele'),
}

const openMaterials = async (page: Page, door: Door) => {
  await openDoor(page, door)
  await button(page, 'Mehr').click()
  await button(page, 'Materialien').click()
  await page.locator('ion-modal h1:focus').waitFor()
}

const add = async (page: Page, when: string) => {
  await button(page, 'Datei hinzufügen').click()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(field(page, 'Name')).toHaveValue(file.name)
  await field(page, 'Sichtbar für Teilnehmende').selectOption({ label: when })
  await button(page, 'Hinzufügen').last().click()
  await expect(heading(page, file.name)).toBeVisible()
}

const openWorkshop = async (page: Page, id: number | null) => {
  await page.goto(`/workshop-detail/${id}`)
  await expect(page.getByRole('heading', { level: 1 }).last()).toContainText('Leseförderung')
}

test('what a lecturer uploads the participants can keep, and nobody else sees', async ({
  page,
  held,
  device,
  given,
  signIn,
}) => {
  test.slow()
  const door = await held({ people: 1 })
  const [person = door.lecturer] = door.people
  await signIn(door.lecturer)
  await openMaterials(page, door)
  await add(page, 'Sofort')
  await expect(page.getByText('sichtbar', { exact: true })).toBeVisible()

  const participant = await device(person)
  await openWorkshop(participant, door.slot.workshopId)
  const download = participant.waitForEvent('download')
  await button(participant, file.name).click()
  const kept = await download
  expect(kept.suggestedFilename()).toBe(file.name)
  expect(await readFile(await kept.path())).toEqual(file.buffer)

  const other = await device(await given.account())
  await openWorkshop(other, door.slot.workshopId)
  await expect(heading(other, 'Materialien')).toHaveCount(0)
})

test('a file can wait for its time, get another name and be taken back', async ({ page, held, signIn }) => {
  const door = await held({ people: 1, days: 1 })
  await signIn(door.lecturer)
  await openMaterials(page, door)
  await button(page, 'Datei hinzufügen').click()
  await button(page, 'Hinzufügen').last().click()
  await expect(page.getByText('Bitte wählen Sie eine Datei.')).toBeVisible()
  await button(page, 'Zurück zur Liste').click()
  await button(page, 'Datei hinzufügen').click()
  await page.locator('input[type=file]').setInputFiles(file)
  await field(page, 'Sichtbar für Teilnehmende').selectOption('after')
  await button(page, 'Hinzufügen').last().click()
  await expect(page.getByText(/^sichtbar ab .*, 11:30\sUhr$/)).toBeVisible()

  await button(page, `${file.name} ändern`).click()
  await expect(field(page, 'Sichtbar für Teilnehmende')).toHaveValue('after')
  await field(page, 'Name').fill('Spiele.pdf')
  await field(page, 'Sichtbar für Teilnehmende').selectOption('date')
  await field(page, 'Sichtbar ab').fill('2030-05-02T08:15')
  await button(page, 'Speichern').click()
  await expect(page.getByText(/^sichtbar ab Do., 2\.\sMai, 08:15\sUhr$/)).toBeVisible()

  await button(page, 'Spiele.pdf ändern').click()
  await button(page, 'Löschen').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText(/^Noch nichts da\./)).toBeVisible()
})

test('the way to the participants stays where it is when the materials come late', async ({
  page,
  held,
  signIn,
}) => {
  const door = await held({ people: 1, until: '23:59' })
  await signIn(door.lecturer)
  await openMaterials(page, door)
  await add(page, 'Sofort')
  await dropLists(page) // the device may have kept them
  const letGo = await hold(page, '**/api/lecturer-materials/**')
  await page.goto('/my-workshops')
  const participants = page.getByRole('link', { name: 'Teilnehmende' })
  await expect(page.getByText('Material …')).toBeVisible()
  const before = await participants.boundingBox()
  letGo()
  await expect(page.getByText('1 Material')).toBeVisible()
  expect(await participants.boundingBox()).toEqual(before)
})
