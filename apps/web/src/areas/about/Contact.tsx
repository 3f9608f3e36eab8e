import type { Association } from '@tafelrunde/contract/association'
import type { ReactNode } from 'react'
import { Card } from '../../shared/ui/CardList.tsx'
import { ExternalLink, MapLink, WebsiteLink } from '../../shared/ui/ExternalLink.tsx'
import { KeyValue } from '../../shared/ui/KeyValue.tsx'
import { Section } from '../../shared/ui/Section.tsx'
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
      <address className="about__address">{address}</address>
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
