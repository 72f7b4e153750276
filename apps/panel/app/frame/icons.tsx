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

export const ChevronIcon = icon('M4 6l4 4 4-4')
export const CloseIcon = icon('M4 4l8 8M12 4l-8 8')
export const CopyIcon = icon('M6 6h8v8H6zM3 10H2V2h8v1')
export const CheckIcon = icon('M3 8.5l3.5 3.5L13 5')
export const PlayIcon = icon('M5 3v10l7-5z')
export const StopIcon = icon('M4 4h8v8H4z')
export const RestartIcon = icon('M13 8a5 5 0 1 1-1.5-3.6M12 1.5V5H8.5')
export const KillIcon = icon('M8 2v7M8 13v.5')
export const CardsIcon = icon('M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z')
export const TableIcon = icon('M2 3h12M2 8h12M2 13h12')
export const DownIcon = icon('M8 3v9M4 8.5l4 4 4-4')
export const SearchIcon = icon('M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10.5 10.5L14 14')
export const PlusIcon = icon('M8 3v10M3 8h10')
