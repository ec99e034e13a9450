/** The part of framer-motion that animates; loaded after the page. */
export { domAnimation as default } from 'framer-motion';
