import { mapAddress } from '@tafelrunde/ui/map.ts'
import type { ReactNode } from 'react'
import './external-link.css'

/** Leaves the app: opens beside it, and the page there does not learn where one came from. */
export const ExternalLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="external-link" href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)

/** A website, named as people say it: „lvm.example“. */
export const WebsiteLink = ({ href }: { href: string }) => (
  <ExternalLink href={href}>{href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}</ExternalLink>
)

/** A place or an address on a map. */
export const MapLink = ({ place }: { place: string }) => (
  <ExternalLink href={mapAddress(place)}>Auf der Karte zeigen</ExternalLink>
)
