type IconProps = { size?: number; className?: string | undefined }

/**
 * Makes an icon component from a path on a grid of 16 units.
 * It takes the text colour and is hidden from screen readers.
 */
export function icon(path: string) {
  return function Icon({ size = 16, className }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        focusable="false"
        className={className}
        width={size}
        height={size}
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="square"
      >
        <path d={path} />
      </svg>
    )
  }
}
