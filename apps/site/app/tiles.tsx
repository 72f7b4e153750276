import { Art } from '@zubr/ui/art'
import type { ArtName } from '@zubr/ui/voxel/art'
import type { ReactNode } from 'react'
import styles from './tiles.module.css'

export function Tiles({ children }: { children: ReactNode }) {
  return <ul className="cards pairs">{children}</ul>
}

type TileProps = { href: string; title: string; text: string; art?: ArtName }

/** A card that is one large link. */
export function Tile({ href, title, text, art }: TileProps) {
  return (
    <li className={styles.place}>
      <a className={`plate ${styles.tile}`} href={href}>
        {art && <Art name={art} width={96} />}
        <span>
          <span className={styles.title}>{title}</span>
          <span className={`dim ${styles.text}`}>{text}</span>
        </span>
      </a>
    </li>
  )
}
