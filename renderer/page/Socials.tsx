import { FacebookLogoIcon } from "@phosphor-icons/react/dist/ssr/FacebookLogo";
import { InstagramLogoIcon } from "@phosphor-icons/react/dist/ssr/InstagramLogo";
import { LinkedinLogoIcon } from "@phosphor-icons/react/dist/ssr/LinkedinLogo";
import { TiktokLogoIcon } from "@phosphor-icons/react/dist/ssr/TiktokLogo";
import { TwitterLogoIcon } from "@phosphor-icons/react/dist/ssr/TwitterLogo";
import { YoutubeLogoIcon } from "@phosphor-icons/react/dist/ssr/YoutubeLogo";
import { linkAttributes } from "../../blocks/parts/linkAttributes.ts";
import type { Social } from "../../schema/types.ts";

// Lucide, whose icons stand everywhere else, has no companies' marks.
const ICONS: Record<Social["network"], typeof FacebookLogoIcon> = {
  Facebook: FacebookLogoIcon,
  Instagram: InstagramLogoIcon,
  LinkedIn: LinkedinLogoIcon,
  Twitter: TwitterLogoIcon,
  YouTube: YoutubeLogoIcon,
  TikTok: TiktokLogoIcon,
};

/** Our profiles, as icons with names for screen readers. */
export function Socials({ socials }: { socials: Social[] }) {
  return (
    <ul className="tips -ml-2.5 flex flex-wrap">
      {socials.map(({ network, url }) => (
        <li key={network} data-tip={network} className="relative">
          <a
            {...linkAttributes(url)}
            className="grid size-11 place-items-center rounded-full hover:bg-white/10 hover:text-white"
          >
            <span className="sr-only">{network}</span>
            <Mark network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Mark({ network }: Pick<Social, "network">) {
  const Icon = ICONS[network];
  return <Icon aria-hidden className="size-5.5" />;
}
