/** System fonts. The Arial alternatives have Arial's widths; Android has only Roboto. */
const systemFonts = {
  Arial: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
  },
  Roboto: {
    regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto Medium', 'Roboto-Medium'],
  },
}
type SystemFont = keyof typeof systemFonts

/** `ascent` and `descent` come from the font, in em. */
const fonts = {
  Onest: { ascent: 0.97, descent: 0.305 },
  Tektur: { ascent: 1, descent: 0.3 },
}
type Width = Record<SystemFont, number>
/**
 * How much wider our fonts set the site's texts than system fonts do, measured over all pages of a
 * language.
 * Languages whose widths differ by less than 1 % share a group (docs/decisions/0084).
 */
const groups: { name: string; languages: string[]; regular: Width; bold: Width; heading: Width }[] = [
  {
    name: '',
    languages: [],
    regular: { Arial: 1.05, Roboto: 1.055 },
    bold: { Arial: 1, Roboto: 1.06 },
    heading: { Arial: 1.029, Roboto: 1.09 },
  },
  {
    name: 'Baltic ',
    languages: ['lv', 'lt', 'et'],
    regular: { Arial: 1.0385, Roboto: 1.0415 },
    bold: { Arial: 0.989, Roboto: 1.047 },
    heading: { Arial: 1.03, Roboto: 1.091 },
  },
  {
    name: 'Cyrillic ',
    languages: ['ru', 'uk'],
    regular: { Arial: 1.036, Roboto: 1.024 },
    bold: { Arial: 0.99, Roboto: 1.0385 },
    heading: { Arial: 1.029, Roboto: 1.076 },
  },
]

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`

function fallbackFace(
  font: keyof typeof fonts,
  group: string,
  weights: string,
  style: 'regular' | 'bold',
  width: Width,
) {
  const { ascent, descent } = fonts[font]
  return Object.entries(width).map(
    ([system, factor]) => `@font-face {
  font-family: "${font} ${group}${system}";
  font-weight: ${weights};
  src: ${systemFonts[system as SystemFont][style].map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(factor)};
  ascent-override: ${percent(ascent / factor)};
  descent-override: ${percent(descent / factor)};
  line-gap-override: 0%;
}`,
  )
}

/** `@font-face` rules that stretch system fonts to the metrics of ours, for each language group. */
export function fallbackFaces(): string[] {
  return groups.flatMap(({ name, languages, regular, bold, heading }) => [
    ...fallbackFace('Onest', name, '400 500', 'regular', regular),
    ...fallbackFace('Onest', name, '600 700', 'bold', bold),
    ...fallbackFace('Tektur', name, '700', 'bold', heading),
    `${languages.map((language) => `:root:lang(${language})`).join(',\n') || ':root'} {
  --heading-fallback: "Tektur ${name}Arial", "Tektur ${name}Roboto", "Arial Narrow", sans-serif;
  --body-fallback: "Onest ${name}Arial", "Onest ${name}Roboto", system-ui, sans-serif;
}`,
  ])
}
