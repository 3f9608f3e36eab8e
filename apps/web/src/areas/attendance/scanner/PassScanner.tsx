import { type ReactNode, useState } from 'react'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { TitledSheet } from '../../../shared/ui/overlays/TitledSheet.tsx'
import { hasTorch, setTorch } from './camera.ts'
import css from './pass-scanner.module.css'
import { cameraFaults, otherWays } from './scan.texts.ts'
import { useCamera } from './useCamera.ts'

type Props = {
  /** Told once for each code that comes into sight. */
  onPass: (token: string) => void
  onClose: () => void
  /** Stands beneath the picture: what became of the last code. */
  children?: ReactNode
}

const Torch = ({ stream }: { stream: MediaStream }) => {
  const [on, setOn] = useState(false)
  if (!hasTorch(stream)) return null
  const turn = () => {
    setOn(!on)
    void setTorch(stream, !on)
  }
  return (
    <div className={css['pass-scanner__torch']}>
      <IconButton icon="sun" look="round" label="Licht" aria-pressed={on} onClick={turn} />
    </div>
  )
}

/** What the camera sees, and a light where it has one. */
export const Picture = ({ onPass }: Pick<Props, 'onPass'>) => {
  const { video, stream, fault } = useCamera(onPass)
  if (fault)
    return (
      <div className={css['pass-scanner__fault']} role="alert">
        <h2 className={css['pass-scanner__title']}>{cameraFaults[fault].title}</h2>
        <p className={css['pass-scanner__text']}>
          {cameraFaults[fault].text} {otherWays}
        </p>
      </div>
    )
  return (
    <>
      <div className={css['pass-scanner__picture']}>
        <video
          ref={video}
          className={css['pass-scanner__video']}
          autoPlay
          playsInline
          muted
          aria-label="Bild der Kamera"
        />
        <svg className={css['pass-scanner__frame']} viewBox="0 0 100 100" aria-hidden="true">
          <path d="M2 22V8a6 6 0 0 1 6-6h14M78 2h14a6 6 0 0 1 6 6v14M98 78v14a6 6 0 0 1-6 6H78M22 98H8a6 6 0 0 1-6-6V78" />
        </svg>
        {stream && <Torch stream={stream} />}
      </div>
      <p className={css['pass-scanner__text']}>
        Halten Sie den Ausweis in das Feld. Der nächste kann gleich folgen.
      </p>
    </>
  )
}

/** The camera, open for one pass after the other. */
export const PassScanner = ({ onPass, onClose, children }: Props) => (
  <TitledSheet title="Ausweis scannen" onClose={onClose}>
    {() => (
      <>
        <Picture onPass={onPass} />
        {children}
      </>
    )}
  </TitledSheet>
)
