import { expect, test } from 'vitest'
import type { Licence } from './licences.api.ts'
import { isLicenceFound, licenceLine, licenceText, packagesText } from './licences.texts.ts'

const zod: Licence = { name: 'zod', version: '4.6.7', licence: 'MIT', text: '', parts: ['app', 'server'] }

test('a package tells its licence and where it is used', () => {
  expect(licenceLine(zod)).toBe('MIT · App und Server')
  expect(licenceLine({ ...zod, licence: '', parts: ['admin'] })).toBe('Verwaltung')
})

test('packages are found by name, licence and place, in any combination', () => {
  expect(isLicenceFound(zod, 'ZOD mit')).toBe(true)
  expect(isLicenceFound(zod, 'server')).toBe(true)
  expect(isLicenceFound(zod, 'verwaltung')).toBe(false)
})

test('a package without the text of its licence says so and names it', () => {
  expect(licenceText(zod)).toBe('Dieses Paket bringt keinen Lizenztext mit. Es nennt als Lizenz: MIT.')
  expect(licenceText({ ...zod, text: 'MIT License' })).toBe('MIT License')
})

test('lines that were broken for a wide terminal are whole again, short ones stay', () => {
  const text = `MIT License
Copyright (c) 2026

Permission is hereby granted, free of charge, to any person
obtaining a copy of this software and associated documents,
to deal in it.


  - Lists stay lists, however long their lines may be or look
  - as this one does`
  expect(licenceText({ ...zod, text })).toBe(`MIT License
Copyright (c) 2026

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documents, to deal in it.

  - Lists stay lists, however long their lines may be or look
  - as this one does`)
})

test('packages are counted', () => {
  expect([packagesText(1), packagesText(342)]).toEqual(['1\u00A0Paket', '342\u00A0Pakete'])
})
