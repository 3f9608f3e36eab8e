import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import './card-list.css'
import { Icon } from '@tafelrunde/ui/Icon.tsx'

/** A white card with free content. */
export const Card = ({ children }: { children: ReactNode }) => <div className="card">{children}</div>

/** Rows in one card, with hairlines between them. Children are list items: `CardLink`, or `<li>` around anything. */
export const CardList = ({ children }: { children: ReactNode }) => <ul className="card-list">{children}</ul>

/** Cards beside each other: one column on the phone, two from 992 px, three from 1440; read by row. Children are list items. */
export const CardGrid = ({ children }: { children: ReactNode }) => <ul className="card-grid">{children}</ul>

interface CardLinkProps {
  href: string
  /** Stands before the text: a date tile, an avatar. */
  lead?: ReactNode
  title: string
  children?: ReactNode
  /** Stands at the end instead of the chevron. */
  trail?: ReactNode
  onOpen?: (event: MouseEvent) => void
}

const CardLinkContent = ({ lead, title, children, trail }: Omit<CardLinkProps, 'href' | 'onOpen'>) => (
  <>
    {lead}
    <span className="card-link__body">
      <span className="card-link__text">
        <span className="card-link__title">{title}</span>
        {children}
      </span>
      <span className="card-link__trail">{trail ?? <Icon name="right" size={20} />}</span>
    </span>
  </>
)

/** A row of a `CardList` that leads somewhere. */
export const CardLink = ({ href, onOpen, ...content }: CardLinkProps) => (
  <li>
    <Link className="card-link" to={href} onClick={onOpen}>
      <CardLinkContent {...content} />
    </Link>
  </li>
)

/** A row of a `CardList` that is a file of the server, for everybody who has its address. */
export const CardFile = ({ href, title, children }: Omit<CardLinkProps, 'lead' | 'trail' | 'onOpen'>) => (
  <li>
    <a className="card-link" href={href} download>
      <CardLinkContent title={title} trail={<Icon name="download" size={20} />}>
        {children}
      </CardLinkContent>
    </a>
  </li>
)
