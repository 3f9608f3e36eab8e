import 'react-easy-crop/react-easy-crop.css'
import './picture-crop.css'
import { type ComponentType, type SyntheticEvent, useState } from 'react'
import Cropper from 'react-easy-crop'
import type { Cut } from './picture.ts'

type Props = {
  image: HTMLImageElement
  /** Width to height of what is cut out; without it a circle. */
  aspect?: number
  onCut: (cut: Cut) => void
  /** Turns it by a quarter. */
  TurnButton: ComponentType<{ onClick: () => void }>
}

const closest = 4

/** A sheet round it would follow the finger that moves the picture. */
const keepFromSheet = (event: SyntheticEvent) => event.stopPropagation()

/** Chooses what of a picture is shown: move it, bring it closer, turn it. */
export const PictureCrop = ({ image, aspect, onCut, TurnButton }: Props) => {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [quarters, setQuarters] = useState(0)
  return (
    <>
      <div
        className={aspect ? 'picture-crop' : 'picture-crop picture-crop--round'}
        style={{ aspectRatio: aspect ?? 1 }}
        onTouchStart={keepFromSheet}
        onMouseDown={keepFromSheet}
      >
        <Cropper
          image={image.src}
          aspect={aspect ?? 1}
          cropShape={aspect ? 'rect' : 'round'}
          objectFit="cover"
          showGrid={false}
          crop={crop}
          zoom={zoom}
          maxZoom={closest}
          rotation={quarters * 90}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onCut({ area, quarters })}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': 'Ausschnitt, mit den Pfeiltasten zu verschieben' }}
        />
      </div>
      <div className="picture-crop__tools">
        <label className="picture-crop__zoom">
          <span>Größe</span>
          <input
            type="range"
            min={1}
            max={closest}
            step={0.05}
            value={zoom}
            aria-valuetext={`${Math.round(zoom * 100)} %`}
            onChange={event => setZoom(event.currentTarget.valueAsNumber)}
          />
        </label>
        <TurnButton onClick={() => setQuarters((quarters + 1) % 4)} />
      </div>
    </>
  )
}
