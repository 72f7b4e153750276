type IconProps = { size?: number; className?: string | undefined }

function icon(path: string) {
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

export const ChevronIcon = icon('M4 6.5 8 10.5 12 6.5')
export const ArrowIcon = icon('M2.5 8H13M9 4l4 4-4 4')
export const MenuIcon = icon('M2 4h12M2 8h12M2 12h12')
export const CloseIcon = icon('m3.5 3.5 9 9m0-9-9 9')
