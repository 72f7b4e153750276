import { icon } from '@zubr/ui/icon'

export const ChevronIcon = icon('M4 6.5 8 10.5 12 6.5')
export const ArrowIcon = icon('M2.5 8H13M9 4l4 4-4 4')
export const MenuIcon = icon('M2 4h12M2 8h12M2 12h12')
export const CloseIcon = icon('m3.5 3.5 9 9m0-9-9 9')
