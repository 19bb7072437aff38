ALTER TABLE "money_approvals" DROP CONSTRAINT "money_approvals_kind_known";--> statement-breakpoint
ALTER TABLE "money_approvals" ADD COLUMN "price_kind" text;--> statement-breakpoint
ALTER TABLE "money_approvals" ADD COLUMN "price_value" integer;--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_price_kind_known" CHECK ("money_approvals"."price_kind" in ('list', 'per-night', 'total', 'percentage', 'complimentary'));--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_price_whole" CHECK (("money_approvals"."kind" = 'price') = ("money_approvals"."price_kind" is not null) and ("money_approvals"."price_value" is null or "money_approvals"."price_kind" is not null));--> statement-breakpoint
ALTER TABLE "money_approvals" ADD CONSTRAINT "money_approvals_kind_known" CHECK ("money_approvals"."kind" in ('refund', 'discount', 'price'));