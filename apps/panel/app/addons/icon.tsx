import styles from './icon.module.css'

const hues = [152, 38, 204, 268, 12, 330, 88, 184]

/** A deterministic hash (FNV-1a). */
function seedOf(text: string): number {
  let seed = 2_166_136_261
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return seed >>> 0
}

/** An addon's icon, proxied by the API, or a small emblem of blocks generated from its name. */
export function AddonIcon({
  icon,
  name,
  large = false,
}: {
  icon: string | null
  name: string
  large?: boolean
}) {
  const className = `${styles.icon} ${large ? styles.large : ''}`
  if (icon) return <img className={className} src={icon} alt="" loading="lazy" width={48} height={48} />
  const seed = seedOf(name)
  const hue = hues[seed % hues.length]
  const blocks = Array.from({ length: 15 }, (_, index) => index)
    // Three columns and their mirror image.
    .filter((index) => (seed >>> (index + 3)) & 1 || index === 7)
    .flatMap((index) => {
      const [x, y] = [index % 3, Math.floor(index / 3)]
      return x === 2 ? [[x, y] as const] : [[x, y] as const, [4 - x, y] as const]
    })
  return (
    <svg className={className} viewBox="-1 -1 7 7" aria-hidden="true" shapeRendering="crispEdges">
      <rect x="-1" y="-1" width="7" height="7" fill={`hsl(${hue} 30% 16%)`} />
      {blocks.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="1" height="1" fill={`hsl(${hue} 62% ${70 - 6 * y}%)`} />
      ))}
    </svg>
  )
}
