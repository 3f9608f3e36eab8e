import type { Exhibitor } from '@tafelrunde/contract/exhibitions/exhibitors'
import { Card } from '../rows/CardList.tsx'
import './exhibitor-face.css'
import { WebsiteLink } from '../buttons/ExternalLink.tsx'
import { KeyValue } from '../rows/KeyValue.tsx'
import { Prose } from '../rows/Prose.tsx'

type FaceProps = { exhibitor: Pick<Exhibitor, 'logo'>; small?: boolean }

/** The logo of an exhibitor, where there is one. */
export const ExhibitorFace = ({ exhibitor: { logo }, small = false }: FaceProps) =>
  logo && (
    <div className={`exhibitor-face${small ? ' exhibitor-face--small' : ''}`}>
      <img src={logo} alt="" decoding="async" />
    </div>
  )

type TextProps = { exhibitor: Pick<Exhibitor, 'description' | 'stand' | 'website'> }

/** What an exhibitor says, where the stand is, and the website. */
export const ExhibitorText = ({ exhibitor: { description, stand, website } }: TextProps) => {
  const facts = [
    ...(stand ? [['Stand', stand] as const] : []),
    ...(website ? [['Website', <WebsiteLink key="website" href={website} />] as const] : []),
  ]
  return (
    <>
      <Prose text={description} />
      {facts.length > 0 && (
        <div className="exhibitor-face__facts">
          <Card>
            <KeyValue facts={facts} />
          </Card>
        </div>
      )}
    </>
  )
}
