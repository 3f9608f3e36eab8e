import * as apiKeys from '@tafelrunde/contract/admin/api-keys'
import * as association from '@tafelrunde/contract/admin/association'
import * as donationTerms from '@tafelrunde/contract/admin/donation-terms'
import * as legalTexts from '@tafelrunde/contract/admin/legal-texts'
import * as mailTexts from '@tafelrunde/contract/admin/mails/mail-texts'
import * as webhooks from '@tafelrunde/contract/admin/webhooks'
import { pictureForm } from '../pictures.ts'
import { type Person, type TestApp, version, type Write, write } from './write.ts'

/** Every write to the settings. */
export const settingsWrites = ({ as }: TestApp, boss: Person): Write[] => {
  const text = { valid_from: '2027-03-01', text: 'Lehrerverband, Schulstraße 12' }
  const aDraft = () => as(boss)(legalTexts.createLegalText, { body: { kind: 'imprint', ...text } })
  const aLogo = async () => ({ body: await pictureForm() })

  const aProgram = { name: 'Website', url: 'https://website.example/neu', kinds: ['order' as const] }
  const anyProgram = () => as(boss)(webhooks.createWebhook, { body: aProgram })

  const aKey = { name: 'Website', scopes: ['programme:read' as const], days: 365 }

  return [
    write(apiKeys.createApiKey, 'api_keys', async () => ({ body: aKey })),
    write(apiKeys.revokeApiKey, 'api_keys', () => as(boss)(apiKeys.createApiKey, { body: aKey })),
    write(webhooks.createWebhook, 'webhooks', async () => ({ body: aProgram })),
    write(webhooks.changeWebhook, 'webhooks', async () => ({
      id: (await anyProgram()).id,
      body: { ...aProgram, is_paused: true, version },
    })),
    write(webhooks.renewWebhookSecret, 'webhooks', anyProgram),
    write(webhooks.deleteWebhook, 'webhooks', anyProgram),
    write(association.changeAssociation, 'association', async () => ({
      body: { name: 'Lehrkräfteverband Musterland', version },
    })),
    write(association.changeAssociationColour, 'association', async () => ({
      body: { primary_colour: '#7A1F3D', version },
    })),
    write(association.changeAssociationLogo, 'association', aLogo),
    write(association.removeAssociationLogo, 'association'),
    write(association.replaceAssociationBank, 'association', async () => ({
      body: { account_holder: 'Förderverein' },
    })),
    write(donationTerms.changeDonationTerms, 'donation_terms', async () => ({
      body: {
        terms: {
          tax_office: 'Musterstadt',
          tax_number: '151/815/08156',
          notice: 'exemption',
          notice_on: '2026-01-01',
          period: '2023',
          purposes: 'der Erziehung',
        },
      },
    })),
    write(mailTexts.changeMailText, 'mail_texts', async () => {
      const { results } = await as(boss)(mailTexts.listMailTexts, {})
      const id = results[0]?.id ?? 0
      const { subject, body } = await as(boss)(mailTexts.getMailText, { params: { id } })
      return { id, body: { subject, body, closing: 'Bis bald!', version } }
    }),
    write(legalTexts.createLegalText, 'legal_texts', async () => ({ body: { kind: 'terms', ...text } })),
    write(legalTexts.changeLegalText, 'legal_texts', async () => ({
      id: (await aDraft()).id,
      body: { ...text, text: 'Schulstraße 14', version },
    })),
    write(legalTexts.deleteLegalText, 'legal_texts', aDraft),
    write(legalTexts.publishLegalText, 'legal_texts', async () => ({
      id: (await aDraft()).id,
      body: { version },
    })),
  ]
}
