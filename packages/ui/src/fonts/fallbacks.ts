/** Letters whose widths differ from the visitor's own font by much the same factor. */
const scripts = {
  signs: 'U+0020-0040, U+005B-0060, U+007B-00BF, U+2000-206F, U+20AC, U+20BD, U+2116, U+2212, U+2248, U+2264-2265',
  latin: 'U+0041-005A, U+0061-007A, U+00C0-017F',
  cyrillic: 'U+0400-045F, U+0490-0491',
}
type Script = keyof typeof scripts

/** Fonts of visitors' systems. Arial's namesakes have its widths; Android has Roboto alone. */
const systemFonts = {
  Arial: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Helvetica'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold', 'Helvetica Bold'],
  },
  Roboto: {
    regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto Medium', 'Roboto-Medium'],
  },
}
type SystemFont = keyof typeof systemFonts

type Fitted = {
  font: 'Onest' | 'Tektur'
  weights: string
  style: 'regular' | 'bold'
  /** Parts of the font's em above and below the base line, as its own tables have them. */
  ascent: number
  descent: number
  /** How much wider the font sets the site's texts than the system's font does. */
  widths: Record<SystemFont, Record<Script, number>>
}
const fitted: Fitted[] = [
  {
    font: 'Onest',
    weights: '400 500',
    style: 'regular',
    ascent: 0.97,
    descent: 0.305,
    widths: {
      Arial: { signs: 0.99, latin: 1.05, cyrillic: 1.044 },
      Roboto: { signs: 1.086, latin: 1.045, cyrillic: 1.013 },
    },
  },
  {
    font: 'Onest',
    weights: '600 700',
    style: 'bold',
    ascent: 0.97,
    descent: 0.305,
    widths: {
      Arial: { signs: 1.017, latin: 0.992, cyrillic: 0.986 },
      Roboto: { signs: 1.093, latin: 1.049, cyrillic: 1.029 },
    },
  },
  {
    font: 'Tektur',
    weights: '700',
    style: 'bold',
    ascent: 1,
    descent: 0.3,
    widths: {
      Arial: { signs: 0.954, latin: 1.037, cyrillic: 1.037 },
      Roboto: { signs: 1.022, latin: 1.097, cyrillic: 1.082 },
    },
  },
]

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`

/** The visitor's own fonts stretched to the sizes of ours, as "Onest Arial" and the like (docs/decisions/0084). */
export function fallbackFaces(): string[] {
  const faces: string[] = []
  for (const { font, weights, style, ascent, descent, widths } of fitted)
    for (const [system, byScript] of Object.entries(widths))
      for (const [script, width] of Object.entries(byScript)) {
        const names = systemFonts[system as SystemFont][style]
        faces.push(`@font-face {
  font-family: "${font} ${system}";
  font-weight: ${weights};
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(width)};
  ascent-override: ${percent(ascent / width)};
  descent-override: ${percent(descent / width)};
  line-gap-override: 0%;
  unicode-range: ${scripts[script as Script]};
}`)
      }
  return faces
}
