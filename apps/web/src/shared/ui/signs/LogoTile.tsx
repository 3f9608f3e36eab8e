import { LazyPicture } from '@tafelrunde/ui/LazyPicture.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './logo-tile.css'

interface Props {
  exhibitor: { id: number; name: string; logo?: string | null; stand?: string }
  href: string
}

/** An exhibitor: the logo on white, or the name on a tint by id. */
export const LogoTile = ({ exhibitor, href }: Props) => (
  <Link className="logo-tile" to={href}>
    {exhibitor.logo ? (
      <span className="logo-tile__face logo-tile__face--logo">
        <LazyPicture className="logo-tile__logo" src={exhibitor.logo} alt={exhibitor.name} />
      </span>
    ) : (
      <span className={`logo-tile__face logo-tile__face--tint-${(exhibitor.id % 6) + 1}`}>
        {exhibitor.name}
      </span>
    )}
    {exhibitor.stand && <span className="logo-tile__line">{`Stand\u00A0${exhibitor.stand}`}</span>}
  </Link>
)

/** The grid of tiles. */
export const LogoTiles = ({ children }: { children: ReactNode }) => <ul className="logo-tiles">{children}</ul>
