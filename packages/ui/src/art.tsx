import { type ArtName, artSizes } from './voxel/art.ts'

const files = import.meta.glob<string>('../art/*.svg', { eager: true, query: '?url', import: 'default' })

type ArtProps = {
  name: ArtName
  /** CSS pixels; the height follows the picture's own proportions. */
  width: number
  /** Empty for a picture that only decorates. */
  alt?: string
  className?: string | undefined
  /** In view when the page opens: fetched first, not lazily. */
  priority?: boolean
}

/** One of our voxel pictures. */
export function Art({ name, width, alt = '', className, priority = false }: ArtProps) {
  const [w, h] = artSizes[name]
  const url = files[`../art/${name}.svg`]
  if (!url) throw new Error(`packages/ui/art/${name}.svg is missing: run npm run build`)
  return (
    <img
      className={className}
      src={url}
      alt={alt}
      width={width}
      height={Math.round((width * h) / w)}
      {...(priority
        ? { fetchPriority: 'high' as const }
        : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  )
}
