import type { AddonProject } from '@zubr/contracts/catalogue/projects'
import { createContext, use, useState } from 'react'
import { httpsAddress } from './address.ts'
import styles from './markdown.module.css'

export type OwnPicture = AddonProject['embedded'][number]

/** Those that come through the API, by the address that the text has. */
const Pictures = createContext<readonly OwnPicture[]>([])

export { Pictures as PicturesOfText }

type Props = {
  address: string
  alt: string
  /** So wide its author wants it at most. */
  most?: number | undefined
  /** Where it leads, as part of a link. */
  link?: string | undefined
}

/** A picture in a stranger's text. One that nobody brings through the API, or that fails, leaves its words, and a link to it. */
export function Picture({ address, alt, most, link }: Props) {
  const own = use(Pictures).find((one) => one.address === address)
  const [isLost, setLost] = useState(false)
  if (!own || isLost) {
    const href = httpsAddress(address)
    // As part of a link its words are what the link says.
    if (link !== undefined || !href) return alt || (link === undefined ? null : hostOf(link))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {alt || hostOf(href)}
      </a>
    )
  }
  return (
    <img
      src={own.url}
      // A link has to say something.
      alt={alt || (link === undefined ? '' : hostOf(link))}
      loading="lazy"
      decoding="async"
      // Its place is kept: nothing that is read moves when it comes.
      className={own.size ? undefined : styles.unknown}
      {...own.size}
      style={most === undefined ? undefined : { maxWidth: `min(100%, ${most}px)` }}
      onError={() => setLost(true)}
    />
  )
}

const hostOf = (href: string): string => URL.parse(href)?.host ?? ''
