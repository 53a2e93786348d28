import { tokens } from '@omc/ui'
import { CONTRAST_PAIRS, told } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ColourPair } from '../parts/colour-pair.tsx'
import { Part, Sheet } from '../parts/sheet.tsx'

const { ACCENTS, CHARTS, NEUTRALS, SEMANTICS } = tokens
const MODES = ['light', 'dark'] as const
const WHITE = '#ffffff'
const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-4'

const meta: Meta = { title: 'Foundations/Colours', tags: ['!autodocs'] }
export default meta

/** Colours of the page, its cards and its texts. */
export const Neutrals: StoryObj = {
  render: told((t) => (
    <Sheet
      title={t('中性色', 'Neutrals')}
      intro={t(
        '页面、卡片、表头与悬停四种底；三级文字在每种底上都读得清，输入框的边至少 3 : 1。',
        'Four grounds: page, card, table head, hover. Each of three texts is readable on all; the edge of inputs has 3 : 1 at least.',
      )}
    >
      {MODES.map((mode) => (
        <Part key={mode} title={mode === 'light' ? t('浅色', 'Light') : t('深色', 'Dark')}>
          <div className={GRID}>
            {(['fg', 'fg2', 'fg3', 'control'] as const).flatMap((text) =>
              (['app', 'surface', 'subtle', 'hover'] as const).map((ground) => (
                <ColourPair
                  key={`${text}-${ground}`}
                  name={`${text} · ${ground}`}
                  text={NEUTRALS[mode][text]}
                  ground={NEUTRALS[mode][ground]}
                  minimum={text === 'control' ? 3 : 4.5}
                />
              )),
            )}
          </div>
        </Part>
      ))}
    </Sheet>
  )),
}

export const Accents: StoryObj = {
  render: told((t) => (
    <Sheet
      title={t('主题色', 'Accents')}
      intro={t(
        '实底配白字，淡底配同色深字；四种主题色与三种菜单组成七个主题。',
        'White on the solid, dark text of the same hue on the soft ground. Four accents and three menus make seven themes.',
      )}
    >
      {Object.entries(ACCENTS).map(([name, accent]) => (
        <Part key={name} title={name}>
          <div className={GRID}>
            {MODES.flatMap((mode) => [
              <ColourPair
                key={`${mode}-solid`}
                name={`${mode} solid`}
                text={WHITE}
                ground={accent[mode].solid}
              />,
              <ColourPair
                key={`${mode}-soft`}
                name={`${mode} soft`}
                text={accent[mode].text}
                ground={accent[mode].soft}
              />,
            ])}
          </div>
        </Part>
      ))}
    </Sheet>
  )),
}

export const Meanings: StoryObj = {
  render: told((t) => (
    <Sheet
      title={t('含义色', 'Meanings')}
      intro={t(
        '颜色从不单独表意：旁边总有形状和词。危险色偏紫红，与红色主题区分。',
        'A colour never speaks alone: a shape and a word stand beside it. Danger leans to crimson, apart from the red themes.',
      )}
    >
      {Object.entries(SEMANTICS).map(([name, meaning]) => (
        <Part key={name} title={name}>
          <div className={GRID}>
            <ColourPair name="solid" text={meaning.onSolid} ground={meaning.solid} />
            <ColourPair name="light soft" text={meaning.light.text} ground={meaning.light.soft} />
            <ColourPair name="dark soft" text={meaning.dark.text} ground={meaning.dark.soft} />
          </div>
        </Part>
      ))}
    </Sheet>
  )),
}

export const Charts: StoryObj = {
  render: told((t) => (
    <Sheet
      title={t('图表色', 'Charts')}
      intro={t(
        '按此顺序取色，最多六个系列，其余归入其他。',
        'Taken in this order; six series at most, the rest is one of others.',
      )}
    >
      {MODES.map((mode) => (
        <Part key={mode} title={mode === 'light' ? t('浅色', 'Light') : t('深色', 'Dark')}>
          <div className={GRID}>
            {CHARTS[mode].map((colour, index) => (
              <ColourPair
                key={colour}
                name={`chart-${index + 1}`}
                text={colour}
                ground={NEUTRALS[mode].surface}
                minimum={3}
              />
            ))}
          </div>
        </Part>
      ))}
    </Sheet>
  )),
}

/** The pairs that the tests check. */
export const EveryPair: StoryObj = {
  render: told((t) => (
    <Sheet
      title={t('全部配色对', 'Every pair')}
      intro={t(
        '屏幕上会出现的每一对颜色；低于要求时测试失败。',
        'Every pair that stands on a screen. A test fails when one falls below its minimum.',
      )}
    >
      <div className={GRID}>
        {CONTRAST_PAIRS.map(([name, text, ground, minimum]) => (
          <ColourPair
            key={`${name}-${text}-${ground}`}
            name={name}
            text={text}
            ground={ground}
            minimum={minimum}
          />
        ))}
      </div>
    </Sheet>
  )),
}
