import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import { brand } from '#lib/brand.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { Heading } from '#ui/Heading.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { samplePng, type SampleSize, sampleSizes, svgAddress } from './sample-png.ts';
import { saveFile } from '#lib/save-file.ts';

type DrawBlock = (tileSide: number) => string;

const Columns = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    alignItems: 'center',
    gap: { base: '6', lg: '16' },
  },
});
/** As high as its largest picture, so that nothing below shifts. */
const Frame = chakra('div', {
  base: { display: 'grid', alignItems: 'center', justifyItems: { base: 'start', lg: 'end' }, aspectRatio: '16 / 9' },
});
const Picture = chakra('div', {
  base: {
    height: 'full',
    maxWidth: 'full',
    borderRadius: 'md',
    background: 'linen',
    backgroundRepeat: 'repeat',
    // About two thirds of the height, as in the file, in even whole pixels: otherwise seams show.
    backgroundSize: { base: 'auto 134px', md: 'auto 264px', lg: 'auto 284px' },
  },
});

/** Side of a tile in the drawing that the preview scales. */
const PREVIEW_TILE = 400;

const nameOf = ({ width, height }: SampleSize) => `${width} × ${height} px`;

/** Returns the engine's drawing function, preloaded with the section so that generating the file needs no network. */
function useSamplePattern(): DrawBlock | null {
  const [drawBlock, setDrawBlock] = useState<DrawBlock | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('./draw-sample.ts').then(
      ({ samplePatternSvg }) => isWanted && setDrawBlock(() => samplePatternSvg),
      (cause: unknown) => console.warn('The sample could not be drawn.', cause),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return drawBlock;
}

/** Sample pattern, drawn and converted to PNG in the browser, in one of three sizes. */
export function SampleDownload() {
  const drawBlock = useSamplePattern();
  const [size, setSize] = useState<SampleSize>(sampleSizes[0]);
  const [words, setWords] = useState('');
  const [isMaking, setMaking] = useState(false);
  const background = useMemo(
    () => (drawBlock ? `url("${svgAddress(drawBlock(PREVIEW_TILE))}")` : undefined),
    [drawBlock],
  );

  const download = async () => {
    if (!drawBlock) return;
    setMaking(true);
    setWords('');
    try {
      const name = `${brand.name.toLowerCase()}-sample-${size.width}x${size.height}.png`;
      saveFile(await samplePng(drawBlock, size), name);
      setWords(`${name} was made.`);
    } catch (cause) {
      console.warn('The sample was not made.', cause);
      setWords('Your browser could not make the file.');
    } finally {
      setMaking(false);
    }
  };

  return (
    <Columns aria-labelledby="sample">
      <div>
        <Heading id="sample">Try a file first</Heading>
        <chakra.p marginTop="4" maxWidth="44ch" color="ink.muted">
          A terrazzo in a half-drop, drawn by the engine that draws our patterns. Your browser makes the PNG by itself;
          no account, nothing is sent.
        </chakra.p>
        <chakra.div role="group" aria-label="Size of the sample" display="flex" flexWrap="wrap" gap="2" marginTop="6">
          {sampleSizes.map((choice) => (
            <Chip key={choice.width} aria-pressed={choice.width === size.width} onClick={() => setSize(choice)}>
              {nameOf(choice)}
            </Chip>
          ))}
        </chakra.div>
        <Button marginTop="6" disabled={!drawBlock || isMaking} onClick={() => void download()}>
          <DownloadIcon size={18} /> {isMaking ? 'Making...' : 'Download sample'}
        </Button>
        <chakra.p role="status" marginTop="3" minHeight="6" color="ink.muted" fontSize="15px">
          {words}
        </chakra.p>
      </div>
      <Frame>
        <Picture
          role="img"
          aria-label="Chips of terrazzo in many colours, strewn evenly and repeating in a half-drop."
          style={{ aspectRatio: size.width / size.height, backgroundImage: background }}
        />
      </Frame>
    </Columns>
  );
}
