import { type ArtName, artSizes } from './voxel/art.ts'

const files = import.meta.glob<string>('../art/*.svg', { eager: true, query: '?url', import: 'default' })

type ArtProps = {
  name: ArtName
  /** Width in CSS pixels; the height follows from the picture's aspect ratio. */
  width: number
  /** Empty for a decorative picture. */
  alt?: string
  className?: string | undefined
  /** Loads eagerly with high priority, for a picture above the fold. */
  priority?: boolean
}

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
