import type { AddonProject } from '@zubr/contracts/catalogue/projects'
import { createContext, use, useState } from 'react'
import { httpsAddress } from './address.ts'
import styles from './markdown.module.css'

export type OwnPicture = AddonProject['embedded'][number]

/** Pictures that the API proxies, by the address in the text. */
const Pictures = createContext<readonly OwnPicture[]>([])

export { Pictures as PicturesOfText }

type Props = {
  address: string
  alt: string
  /** The author's maximum width. */
  maxWidth?: number | undefined
  /** The target, if the picture is inside a link. */
  link?: string | undefined
}

/**
 * A picture in an untrusted text. One that is not proxied or fails to load becomes its alt text and
 * a link.
 */
export function Picture({ address, alt, maxWidth, link }: Props) {
  const proxied = use(Pictures).find((one) => one.address === address)
  const [isLost, setLost] = useState(false)
  if (!proxied || isLost) {
    const href = httpsAddress(address)
    // Inside a link, the alt text is the link's text.
    if (link !== undefined || !href) return alt || (link === undefined ? null : hostOf(link))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {alt || hostOf(href)}
      </a>
    )
  }
  return (
    <img
      src={proxied.url}
      // A link needs a text.
      alt={alt || (link === undefined ? '' : hostOf(link))}
      loading="lazy"
      decoding="async"
      // Reserves the space, so that the text does not move when the picture loads.
      className={proxied.size ? undefined : styles.unknown}
      {...proxied.size}
      style={maxWidth === undefined ? undefined : { maxWidth: `min(100%, ${maxWidth}px)` }}
      onError={() => setLost(true)}
    />
  )
}

const hostOf = (href: string): string => URL.parse(href)?.host ?? ''
