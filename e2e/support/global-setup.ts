export { startSharedShop as default } from './shared-shop.ts';
