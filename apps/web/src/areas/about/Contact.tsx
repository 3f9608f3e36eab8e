import type { Association } from '@tafelrunde/contract/association'
import type { ReactNode } from 'react'
import { ExternalLink, MapLink, WebsiteLink } from '../../shared/ui/buttons/ExternalLink.tsx'
import { Card } from '../../shared/ui/rows/CardList.tsx'
import { KeyValue } from '../../shared/ui/rows/KeyValue.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import css from './about.module.css'
import { addressOf, dialled } from './about.texts.ts'

type Fact = readonly [name: string, value: ReactNode]

/** What the office has filled in, each part as a way to get in touch. */
export const Contact = ({ association }: { association: Association }) => {
  const { phone, email, website } = association
  const address = addressOf(association)
  const link = (href: string, text: string) => (
    <ExternalLink key={href} href={href}>
      {text}
    </ExternalLink>
  )
  const place = (
    <>
      <address className={css.about__address}>{address}</address>
      <MapLink place={address} />
    </>
  )
  const facts: (Fact | false)[] = [
    phone !== '' && ['Telefon', link(`tel:${dialled(phone)}`, phone)],
    email !== '' && ['E-Mail', link(`mailto:${email}`, email)],
    website !== '' && ['Website', <WebsiteLink key="website" href={website} />],
    address !== '' && ['Anschrift', place],
  ]
  const known = facts.filter(fact => fact !== false)
  if (known.length === 0) return null
  return (
    <Section title="Kontakt">
      <Card>
        <KeyValue facts={known} />
      </Card>
    </Section>
  )
}
